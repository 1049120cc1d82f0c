import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface RelatedProps {
  readonly links: readonly {
    readonly path: string;
    readonly label: string;
    readonly text: string;
  }[];
}

/** Other pages that belong to the subject. */
export function Related({ links }: RelatedProps): ReactNode {
  return (
    <ul className={`cards cards-${links.length}`}>
      {links.map(({ path, label, text }) => (
        <li className="card card-link" key={path}>
          <h3>
            <a href={path}>{label}</a>
          </h3>
          <p>{text}</p>
          <ArrowRight className="card-arrow" aria-hidden="true" size={20} />
        </li>
      ))}
    </ul>
  );
}
