import type { ReactNode } from 'react';
import type { Question } from '#content/sections.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

/** Questions with their answers. Each opens on its own, without a script; the first is open. */
export function Questions({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  return (
    <div className="questions">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <h3>
              <KeepTogether>{question}</KeepTogether>
            </h3>
          </summary>
          <p>
            <RichText>{answer}</RichText>
          </p>
        </details>
      ))}
    </div>
  );
}
