import type { ReactNode } from 'react';
import type { Heading } from '../renderMarkdown.ts';

interface ContentsProps {
  readonly label: string;
  readonly headings: readonly Heading[];
}

/** The list of a long text’s headings. */
export function Contents({ label, headings }: ContentsProps): ReactNode {
  return (
    <nav className="contents" aria-label={label}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
