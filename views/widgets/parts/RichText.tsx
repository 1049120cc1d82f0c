import { Fragment, type ReactNode } from 'react';

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

const day =
  /\b(\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/;

/* A line does not end between a day and its month. */
function withWholeDays(text: string): ReactNode {
  return text.split(day).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never change places.
      <span className="keep-together" key={index}>
        {part}
      </span>
    ),
  );
}

/** One line of content with Markdown's inline links, such as `[Payout API](/PayoutApi)`; everything else is plain text. */
export function RichText({ children }: { readonly children: string }): ReactNode {
  /* Splitting by a pattern with two groups yields text, label, address, text, … */
  const parts = children.split(link);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never change places.
    if (index % 3 === 0) return <Fragment key={index}>{withWholeDays(part)}</Fragment>;
    return (
      <a key={parts[index + 1]} href={parts[index + 1]}>
        {part}
      </a>
    );
  });
}
