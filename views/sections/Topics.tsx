import type { ReactNode } from 'react';
import type { Topic } from '#content/sections.ts';
import { Icon } from '../Icon.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

/* Up to this many topics need no list of links to them. */
const few = 3;

/** The topics of a page. If there are many, a grid of links leads to them. */
export function Topics({ topics }: { readonly topics: readonly Topic[] }): ReactNode {
  const isLong = topics.length > few;
  return (
    <>
      {isLong && (
        <ul className="topic-links">
          {topics.map(({ id, icon, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Icon name={icon} />
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="topics">
        {topics.map(({ id, icon, title, text }) => (
          <section key={id} id={id} tabIndex={-1}>
            {!isLong && <Icon name={icon} />}
            <h3>{title}</h3>
            <p>
              <RichText>{text}</RichText>
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
