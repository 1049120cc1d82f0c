import type { ReactNode } from 'react';
import { stepView } from '../pictures/stepView.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

/* Beside its picture a title has room for two words in a line, of which these are not the last. */
const joining = /\b(and|for) /g;

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** The address of a drawing that has a view for each step. */
  readonly parts?: string | undefined;
}

/** Numbered steps, joined by a line; on phones each has its part of the picture beside it instead. */
export function Steps({ steps, parts }: StepsProps): ReactNode {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          {parts && <Picture src={`${parts}#${stepView(index)}`} alt="" width={236} height={236} />}
          <h3>
            <KeepTogether>{title.replace(joining, '$1\u00a0')}</KeepTogether>
          </h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ol>
  );
}
