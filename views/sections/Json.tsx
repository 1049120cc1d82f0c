import { Fragment, type ReactNode } from 'react';
import { formatJson } from './formatJson.ts';
import { Marked } from './Marked.tsx';

/* The groups are: a key (a string before a colon), any other string, a number, a literal. */
const token =
  /("[^"\\]*(?:\\.[^"\\]*)*")(?=\s*:)|("[^"\\]*(?:\\.[^"\\]*)*")|(-?\d[\d.eE+-]*)|(true|false|null)/g;
const kinds = ['code-key', 'code-string', 'code-number', 'code-literal'] as const;

interface JsonProps {
  readonly value: object;
  /** Texts that stand out. */
  readonly marked?: readonly string[];
}

/** A value as indented JSON, with a class for each kind of token. */
export function Json({ value, marked = [] }: JsonProps): ReactNode {
  const json = formatJson(value);
  let end = 0;
  const parts = [...json.matchAll(token)].map((match) => {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    const between = json.slice(end, match.index);
    end = match.index + match[0].length;
    return (
      <Fragment key={match.index}>
        {between}
        <span className={kind}>
          <Marked text={match[0]} values={marked} />
        </span>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {json.slice(end)}
    </>
  );
}
