import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A copy of the project as a clean clone has it, so that files can be changed and nothing is left from earlier builds. */
export interface WorkingCopy {
  readonly path: string;
  /** Changes a file, and returns what changes it back. @throws if nothing changes */
  readonly edit: (file: string, change: (text: string) => string) => () => void;
}

/** Copies all files that Git knows or would take; packages are shared, what they keep between runs is not. */
export function makeWorkingCopy(): WorkingCopy {
  const path = mkdtempSync(join(tmpdir(), 'loop-'));
  process.on('exit', () => rmSync(path, { recursive: true, force: true }));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(path, file));
  }
  mkdirSync(join(path, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const isKept = name.startsWith('.') && name !== '.bin';
    if (!isKept) symlinkSync(join(root, 'node_modules', name), join(path, 'node_modules', name));
  }
  const edit: WorkingCopy['edit'] = (file, change) => {
    const before = readFileSync(join(path, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing was changed in ${file}.`);
    writeFileSync(join(path, file), after);
    return () => writeFileSync(join(path, file), before);
  };
  return { path, edit };
}
