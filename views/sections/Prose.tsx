import type { ReactNode } from 'react';
import { RichText } from '../widgets/parts/RichText.tsx';

/** Running text; nothing where the lead of a section has said all. */
export function Prose({ paragraphs }: { readonly paragraphs: readonly string[] }): ReactNode {
  if (paragraphs.length === 0) return null;
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
