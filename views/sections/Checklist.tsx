import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { RichText } from '../widgets/parts/RichText.tsx';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';

/** A list of what a visitor needs. */
export function Checklist({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className="checklist">
      {items.map((item) => (
        <li key={item}>
          <SvgIcon drawing={Check} className="icon" size={20} />
          <span>
            <RichText>{item}</RichText>
          </span>
        </li>
      ))}
    </ul>
  );
}
