import type { ReactNode } from 'react';
import { type SubscribeWay, subscribe } from '#content/subscribe.ts';
import { Icon } from '../../Icon.tsx';
import { Prose } from '../../sections/Prose.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { useSite } from '../../site.ts';

/** How to hear of new posts without an account: by feed, or by mail. */
export function SubscribePage(): ReactNode {
  const { heading, lead, picture, ways, details } = subscribe;
  return (
    <>
      <Hero heading={heading} lead={lead} picture={picture} />
      <section className="band">
        <div className="container">
          <ul className="cards cards-2 subscribe-ways">
            {ways.map((way) => (
              <Way key={way.kind} way={way} />
            ))}
          </ul>
          <div className="subscribe-details">
            {details.map((detail) => (
              <section key={detail.heading}>
                <h2>{detail.heading}</h2>
                <Prose paragraphs={detail.paragraphs} />
              </section>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

function Way({ way }: { way: SubscribeWay }): ReactNode {
  const { contactEmail } = useSite().company;
  const href =
    way.kind === 'feed'
      ? way.path
      : `mailto:${contactEmail}?subject=${encodeURIComponent(way.subject)}`;
  return (
    <li className="card">
      <Icon name={way.icon} />
      <h2>{way.title}</h2>
      <p>{way.text}</p>
      <a className={way.kind === 'feed' ? 'button' : 'button button-outline'} href={href}>
        {way.label}
      </a>
    </li>
  );
}
