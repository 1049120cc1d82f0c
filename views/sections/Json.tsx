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

/** A value as indented JSON, with a box for each line and a class for each kind of token. */
export function Json({ value, marked = [] }: JsonProps): ReactNode {
  const lines = formatJson(value).matchAll(/.+/g);
  return [...lines].map(({ 0: text, index }) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      <Line text={text} marked={marked} />
    </Fragment>
  ));
}

/* A line of several members breaks between them, so each has a box of its own. */
function Line({ text, marked }: { text: string; marked: readonly string[] }): ReactNode {
  const depth = text.search(/\S/) / 2;
  const members = [...text.matchAll(/(?<=^|, (?=")).+?(?:,(?= ")|$)/g)];
  return (
    <span className={`code-line code-in-${depth}`}>
      {members.length < 2 ? (
        <Tokens text={text} marked={marked} />
      ) : (
        members.map(({ 0: member, index }) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className={index > 0 ? 'code-line' : `code-line code-in-${depth}`}>
              <Tokens text={member} marked={marked} />
            </span>
          </Fragment>
        ))
      )}
    </span>
  );
}

function Tokens({ text, marked }: { text: string; marked: readonly string[] }): ReactNode {
  let end = 0;
  const parts = [...text.matchAll(token)].map((match) => {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    const between = text.slice(end, match.index);
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
      {text.slice(end)}
    </>
  );
}
