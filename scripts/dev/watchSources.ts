import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Editors write a file in several steps, and a branch is many files. */
const settleMs = 20;

/**
 * Acts on changes in some folders: never twice at a time, and once for all changes that came while it acted.
 * @param begin runs first; what changes meanwhile is acted on afterwards
 * @param act is given the paths that have changed, from the root of the project
 */
export async function watchSources(
  folders: readonly string[],
  begin: () => Promise<void>,
  act: (changed: readonly string[]) => Promise<void>,
): Promise<void> {
  const changed = new Set<string>();
  let acting = true;
  const settle = async () => {
    if (acting || changed.size === 0) return;
    acting = true;
    const paths = [...changed];
    changed.clear();
    await act(paths);
    acting = false;
    await settle();
  };
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(root + folder, { recursive: true }, (_, name) => {
      changed.add(join(folder, name ?? ''));
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), settleMs);
    });
  }
  await begin();
  acting = false;
  await settle();
}
