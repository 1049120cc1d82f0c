import type { ReactNode } from 'react';
import type { Question } from '#content/sections.ts';
import { RichText } from '../widgets/RichText.tsx';

/** Questions with their answers, each opened by itself and without a script. */
export function Questions({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>
            <RichText>{answer}</RichText>
          </p>
        </details>
      ))}
    </div>
  );
}
