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

/* A line of several members breaks between them: those after the first are boxes. Items of a list are words already. */
function Line({ text, marked }: { text: string; marked: readonly string[] }): ReactNode {
  const members = [...text.matchAll(/(?<=^|, (?="[^"]*":)).+?(?:,(?= "[^"]*":)|$)/g)];
  return (
    <span className={`code-line code-in-${text.search(/\S/) / 2}`}>
      {members.map(({ 0: member, index }) => {
        const tokens = <Tokens key={index} text={member} marked={marked} />;
        if (index === 0) return tokens;
        return (
          <Fragment key={index}>
            {' '}
            <span className="code-line">{tokens}</span>
          </Fragment>
        );
      })}
    </span>
  );
}

/* What closes behind a string goes with it to the next line: no line begins with a comma or a bracket. */
const closing = (rest: string): string => rest.match(/^(?: ?[}\]])*,?/)?.[0] ?? '';

function Tokens({ text, marked }: { text: string; marked: readonly string[] }): ReactNode {
  let end = 0;
  const parts = [...text.matchAll(token)].flatMap((match) => {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    const between = text.slice(end, match.index);
    end = match.index + match[0].length;
    const word = (
      <span key={match.index} className={kind}>
        <Marked text={match[0]} values={marked} />
      </span>
    );
    if (kind !== 'code-string') return [between, word];
    const tail = closing(text.slice(end));
    end += tail.length;
    return [
      between,
      <span key={match.index} className="code-word">
        {word}
        {tail}
      </span>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
