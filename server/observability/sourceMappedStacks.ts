import { readFileSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { maxRememberedFrames } from '../limits.ts';

/**
 * Stack traces of the built server, which is one minified file, with the files and lines of its sources. The source map
 * is read only for a trace with a position that is not known yet: Node's own `--enable-source-maps` would read it at
 * every start and keep it in memory.
 * @param bundle the built server; its source map stands beside it
 * @returns translates a trace, as far as the map goes; with the map of another build, or none, nothing is translated
 */
export function sourceMappedStacks(bundle: URL): (stack: string) => string {
  const file = fileURLToPath(bundle);
  const mapFile = `${file}.map`;
  const built = changeTime(mapFile);
  const places = new LRUCache<string, string>({ max: maxRememberedFrames });

  const readMap = () => {
    if (changeTime(mapFile) !== built) throw new Error('The build was replaced.');
    return new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
  };

  const translate = (stack: string) => {
    let map: SourceMap | undefined;
    const placeOf = (position: string) => {
      map ??= readMap();
      const place = sourcePlace(map, position) ?? `${file}:${position}`;
      places.set(position, place);
      return place;
    };
    const [before = '', ...frames] = stack.split(`${file}:`);
    const translated = frames.map((frame) =>
      frame.replace(/^\d+:\d+/, (position) => places.get(position) ?? placeOf(position)),
    );
    return before + translated.join('');
  };

  return (stack) => {
    if (built === undefined || !stack.includes(`${file}:`)) return stack;
    try {
      return translate(stack);
    } catch {
      return stack;
    }
  };
}

function sourcePlace(map: SourceMap, position: string): string | undefined {
  const [line, column] = position.split(':').map(Number);
  const origin = map.findOrigin(line ?? 0, column ?? 0);
  if (!('fileName' in origin)) return undefined;
  /* Sources are named from the directory of the build. */
  const source = origin.fileName.replace(/^(\.\.\/)+/, '');
  return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
}

const changeTime = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs;
