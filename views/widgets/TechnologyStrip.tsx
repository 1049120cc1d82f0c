import type { ReactNode } from 'react';

interface Technology {
  readonly id: string;
  readonly title: string;
  readonly src: string;
}

export interface TechnologyStripProps {
  readonly heading: string;
  readonly technologies: readonly Technology[];
}

/** The logos in one moving row. The second copy fills the gap of the loop and is hidden from assistive technology. */
export function TechnologyStrip({ heading, technologies }: TechnologyStripProps): ReactNode {
  return (
    <section className="strip" aria-label={heading}>
      <div className="strip-track">
        <Logos technologies={technologies} />
        <Logos technologies={technologies} copy />
      </div>
    </section>
  );
}

interface LogosProps {
  readonly technologies: readonly Technology[];
  readonly copy?: boolean;
}

function Logos({ technologies, copy = false }: LogosProps): ReactNode {
  return (
    <ul className="strip-logos" aria-hidden={copy || undefined}>
      {technologies.map(({ id, title, src }) => (
        <li key={id}>
          <img src={src} alt="" width={40} height={40} loading="lazy" />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}
