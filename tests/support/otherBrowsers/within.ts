import { setTimeout } from 'node:timers/promises';

/**
 * Waits for something, but not for ever.
 * @throws when it has not come after so many milliseconds
 */
export async function within<T>(
  milliseconds: number,
  name: string,
  coming: Promise<T>,
): Promise<T> {
  const late = async () => {
    await setTimeout(milliseconds, undefined, { ref: false });
    throw new Error(`${name} took longer than ${milliseconds} ms.`);
  };
  return Promise.race([coming, late()]);
}
