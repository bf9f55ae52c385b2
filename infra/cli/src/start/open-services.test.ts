import { OpenServices } from './open-services.ts';

test('what was opened last is closed first, once, and a failure keeps nothing else open', async () => {
  const closed: string[] = [];
  const parts = new OpenServices();
  parts.add(() => void closed.push('data folder'));
  parts.add(async () => {
    closed.push('database');
    throw new Error('the database did not stop');
  });
  parts.add(async () => void closed.push('gateway'));
  await expect(parts.close()).rejects.toThrow('the database did not stop');
  expect(closed).toEqual(['gateway', 'database', 'data folder']);
  await parts.close();
  expect(closed).toHaveLength(3);
});
