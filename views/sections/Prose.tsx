import type { ReactNode } from 'react';
import { RichText } from '../widgets/parts/RichText.tsx';

/** Running text. */
export function Prose({ paragraphs }: { readonly paragraphs: readonly string[] }): ReactNode {
  return (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
    </div>
  );
}
