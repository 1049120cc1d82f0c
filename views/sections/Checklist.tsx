import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '../widgets/parts/RichText.tsx';

/** A list of what a visitor needs. */
export function Checklist({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className="checklist">
      {items.map((item) => (
        <li key={item}>
          <Check className="icon" aria-hidden="true" size={20} />
          <span>
            <RichText>{item}</RichText>
          </span>
        </li>
      ))}
    </ul>
  );
}
