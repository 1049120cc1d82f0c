import type { ReactNode } from 'react';

interface MarkedProps {
  readonly text: string;
  readonly values: readonly string[];
}

/** A text with a mark around the one value in it that an exchange hands on. */
export function Marked({ text, values }: MarkedProps): ReactNode {
  const found = values.find((value) => text.includes(value));
  if (found === undefined) return text;
  const start = text.indexOf(found);
  return (
    <>
      {text.slice(0, start)}
      <mark>{found}</mark>
      {text.slice(start + found.length)}
    </>
  );
}
