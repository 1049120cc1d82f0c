import type { ReactNode } from 'react';
import { KeepWords } from './KeepTogether.tsx';

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** One line of content with Markdown's inline links, such as `[Payout API](/PayoutApi)`; everything else is plain text. */
export function RichText({ children }: { readonly children: string }): ReactNode {
  /* Splitting by a pattern with two groups yields text, label, address, text, … */
  const parts = children.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never change places.
    if (index % 3 === 0) return <KeepWords key={index}>{part}</KeepWords>;
    return (
      <a key={parts[index + 1]} href={parts[index + 1]}>
        <KeepWords>{part}</KeepWords>
      </a>
    );
  });
}
