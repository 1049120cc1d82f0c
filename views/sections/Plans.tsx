import type { ReactNode } from 'react';
import type { Plan } from '#content/sections.ts';
import { usePicture } from '../usePicture.ts';
import { Picture } from '../widgets/parts/Picture.tsx';

interface PlansProps {
  readonly measure: string;
  readonly plans: readonly Plan[];
}

/** The kinds of a product side by side: each with its picture, its figure and the same points. */
export function Plans({ measure, plans }: PlansProps): ReactNode {
  const find = usePicture();
  return (
    <ul className="plans">
      {plans.map(({ picture, name, value, rows }) => (
        <li className="plan" key={name}>
          <Picture {...find(picture)} />
          <h3>{name}</h3>
          <dl>
            {[{ term: measure, detail: value }, ...rows].map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
