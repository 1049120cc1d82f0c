import type { ReactNode } from 'react';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Numbered steps, joined by a line. */
export function Steps({ steps }: StepsProps): ReactNode {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>
            <KeepTogether>{title}</KeepTogether>
          </h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ol>
  );
}
