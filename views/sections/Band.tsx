import { type ReactNode, useId } from 'react';
import { KeepTogether } from '../KeepTogether.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

interface BandProps {
  readonly kind: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** One horizontal band of a page: a heading, an optional introduction, and the content. */
export function Band({ kind, heading, intro, id, children }: BandProps): ReactNode {
  const headingId = useId();
  return (
    <section className={`band band-${kind}`} id={id} aria-labelledby={headingId}>
      <div className="container">
        <div className="band-grid">
          <header className="band-head">
            <h2 id={headingId}>
              <KeepTogether>{heading}</KeepTogether>
            </h2>
            {intro && (
              <p className="lead">
                <RichText>{intro}</RichText>
              </p>
            )}
          </header>
          {children}
        </div>
      </div>
    </section>
  );
}
