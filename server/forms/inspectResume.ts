import type { StorageEngine } from 'multer';
import { detectResumeType, type ResumeType } from './detectResumeType.ts';
import { releaseMemory } from './releaseMemory.ts';

/** What is right or wrong with a resume; all but the first name a message of its field. */
export type ResumeFinding = 'accepted' | 'missing' | 'empty' | 'wrongType' | 'tooLarge';

/**
 * A storage engine that stores nothing: it counts a file's bytes and looks at its content while it streams past.
 * @param found is called at the end of the file, or as soon as it is larger than `maxBytes`
 */
export function inspectResume(
  maxBytes: number,
  found: (finding: ResumeFinding) => void,
): StorageEngine {
  return {
    _handleFile(_request, file, done) {
      const detector = detectResumeType();
      let size = 0;
      file.stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBytes) found('tooLarge');
        else detector.write(chunk);
        releaseMemory(chunk);
      });
      file.stream.on('error', done);
      file.stream.on('end', () => {
        found(findingOf(size, maxBytes, detector.type()));
        done(null, { size });
      });
    },
    _removeFile(_request, _file, done) {
      done(null);
    },
  };
}

function findingOf(size: number, maxBytes: number, type: ResumeType | undefined): ResumeFinding {
  if (size > maxBytes) return 'tooLarge';
  if (size === 0) return 'empty';
  return type === undefined ? 'wrongType' : 'accepted';
}
