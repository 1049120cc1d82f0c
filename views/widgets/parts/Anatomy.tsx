import type { ReactNode } from 'react';
import type { CodePart } from '#content/sections.ts';
import { positionLabel } from '#content/services/labels.ts';

interface AnatomyProps {
  readonly parts: readonly CodePart[];
  /** The anchor of a part, by the position where it begins, if something links to it. */
  readonly anchor?: (start: number) => string;
}

/** A code taken apart: the characters of each part, their positions, and what they mean. */
export function Anatomy({ parts, anchor }: AnatomyProps): ReactNode {
  let end = 0;
  return (
    <ol className="anatomy">
      {parts.map(({ characters, title, text }) => {
        const start = end + 1;
        end += characters.length;
        return (
          <li key={start} id={anchor?.(start)}>
            <p className="anatomy-code">{characters}</p>
            <p className="anatomy-place">{positionLabel(start, end)}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
