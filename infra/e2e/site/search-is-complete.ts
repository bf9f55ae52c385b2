const looks = 600;

/** Until its index is complete the search reads titles alone, and AI Help finds no passages. */
export async function searchIsComplete(site: string): Promise<void> {
  for (let look = 0; ; look += 1) {
    const { search } = (await (await fetch(`${site}/readyz`)).json()) as { search?: { state: string } };
    if (search?.state === 'complete') return;
    if (look > looks) throw new Error(`the index of the search is ${search?.state} after ${looks} looks`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
