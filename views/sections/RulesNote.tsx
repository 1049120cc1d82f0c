import type { ReactNode } from 'react';
import type { Rule } from '#content/rules/rule.ts';
import { rulesHeading, rulesIntro } from '#content/rulesNote.ts';
import { Fold } from '../widgets/parts/Fold.tsx';
import { SourceList } from './SourceList.tsx';

interface RulesNoteProps {
  readonly rules: readonly Rule[];
  /** Under its heading until somebody opens it. */
  readonly isClosed?: boolean;
}

/** Names the sources of the public rules on a page, and the month in which they were checked. */
export function RulesNote({ rules, isClosed }: RulesNoteProps): ReactNode {
  if (rules.length === 0) return null;
  return (
    <aside className="rules-note" aria-labelledby="rules">
      <div className="container">
        <Fold isClosed={isClosed ?? false} heading={<h2 id="rules">{rulesHeading(rules)}</h2>}>
          <p>{rulesIntro}</p>
          <SourceList sources={[...new Set(rules.map(({ source }) => source))]} />
        </Fold>
      </div>
    </aside>
  );
}
