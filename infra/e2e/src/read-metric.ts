/** A metric of the gateway. */
export async function readGauge(address: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`the gateway tells no ${name}`);
  return Number(value);
}
