import type { ReactNode } from 'react';
import type { PictureName } from '#content/pictureName.ts';
import type { DirectoryEntry } from '#content/sections.ts';
import { usePicture } from '../usePicture.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

interface DirectoryProps {
  readonly entries: readonly DirectoryEntry[];
  readonly sheet: PictureName;
}

/** A list of many things, each with its own anchor, to which its name is a link, and a part of one drawing. */
export function Directory({ entries, sheet }: DirectoryProps): ReactNode {
  const find = usePicture();
  const { src } = find({ name: sheet, alt: '' });
  return (
    <ul className="directory">
      {entries.map(({ id, title, text, example }) => (
        <li key={id} id={id}>
          <Picture src={`${src}#${id}`} alt="" width={44} height={44} />
          <h3>
            <a href={`#${id}`}>
              <KeepTogether>{title}</KeepTogether>
            </a>
          </h3>
          <p>
            <RichText>{text}</RichText>
          </p>
          <code>{example}</code>
        </li>
      ))}
    </ul>
  );
}
