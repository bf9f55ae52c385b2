import { test } from '../site/site-test.ts';
import { keepAnAccount } from './keep-an-account.ts';

test('a user registers, confirms, signs in, saves, subscribes, cancels, exports and deletes the account', async ({ page }) => {
  test.slow();
  await keepAnAccount(page);
});
