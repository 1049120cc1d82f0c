import type { ReactNode } from 'react';
import type { CodePart } from '#content/sections.ts';
import { positionLabel } from '#content/services/labels.ts';

/** A code taken apart: the characters of each part, their positions, and what they mean. */
export function Anatomy({ parts }: { readonly parts: readonly CodePart[] }): ReactNode {
  let end = 0;
  return (
    <ol className="anatomy">
      {parts.map(({ characters, title, text }) => {
        const start = end + 1;
        end += characters.length;
        return (
          <li key={start}>
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
