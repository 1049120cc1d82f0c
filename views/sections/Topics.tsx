import type { ReactNode } from 'react';
import type { Topic } from '#content/sections.ts';
import { Icon } from '../Icon.tsx';
import { RichText } from '../widgets/RichText.tsx';

/** Subjects of one page: a grid of links on top, and below it the explanation that each link leads to. */
export function Topics({ topics }: { readonly topics: readonly Topic[] }): ReactNode {
  return (
    <>
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
      <div className="topics">
        {topics.map(({ id, title, text }) => (
          <section key={id} id={id} tabIndex={-1}>
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
