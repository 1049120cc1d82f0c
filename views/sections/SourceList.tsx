import { Fragment, type ReactNode } from 'react';
import { authorities } from '#content/rules/authorities.ts';
import type { Source } from '#content/rules/rule.ts';

/** Who wrote something down and where, with links to where it can be read. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }): ReactNode {
  return (
    <ul>
      {sources.map(({ by, title, url }) => (
        <li key={title}>
          <LinkIfAny words={by} address={authorities[by]} />:{' '}
          <LinkIfAny words={title} address={url} />
        </li>
      ))}
    </ul>
  );
}

interface LinkIfAnyProps {
  readonly words: string;
  readonly address: string | undefined;
}

const LinkIfAny = ({ words, address }: LinkIfAnyProps): ReactNode =>
  address === undefined ? breakable(words) : <a href={address}>{breakable(words)}</a>;

/* The number of an order, such as RBI/2025-26/63, may go on in the next line after a slash. */
const breakable = (words: string): ReactNode =>
  words.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
