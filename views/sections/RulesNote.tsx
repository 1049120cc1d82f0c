import type { ReactNode } from 'react';
import { authorities } from '#content/rules/authorities.ts';
import type { Rule, Source } from '#content/rules/rule.ts';
import { rulesHeading, rulesIntro } from '#content/rulesNote.ts';

/** Names the sources of the public rules on a page, and the month in which they were checked. */
export function RulesNote({ rules }: { readonly rules: readonly Rule[] }): ReactNode {
  if (rules.length === 0) return null;
  const sources = [...new Set(rules.map(({ source }) => source))];
  return (
    <aside className="rules-note" aria-labelledby="rules">
      <div className="container">
        <h2 id="rules">{rulesHeading(rules)}</h2>
        <p>{rulesIntro}</p>
        <ul>
          {sources.map((source) => (
            <li key={source.title}>
              <Authority name={source.by} />: <SourceTitle {...source} />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

function Authority({ name }: { readonly name: string }): ReactNode {
  const address = authorities[name];
  return address === undefined ? name : <a href={address}>{name}</a>;
}

const SourceTitle = ({ title, url }: Source): ReactNode =>
  url === undefined ? title : <a href={url}>{title}</a>;
