import type { ReactNode } from 'react';
import type { Topic } from '#content/sections.ts';
import { Icon } from '../Icon.tsx';
import { usePicture } from '../usePicture.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

/* Up to this many topics are explained at length. More of them are a directory. */
const few = 3;

/** The topics of a page, each with its own anchor; in a directory the name of a topic is the link to it. */
export function Topics({ topics }: { readonly topics: readonly Topic[] }): ReactNode {
  return topics.length > few ? <Directory topics={topics} /> : <Explained topics={topics} />;
}

function Explained({ topics }: { readonly topics: readonly Topic[] }): ReactNode {
  const find = usePicture();
  const isPictured = topics.every(({ picture }) => picture);
  return (
    <div className={isPictured ? 'topics swipe-row' : 'topics'}>
      {topics.map(({ id, icon, picture, title, text }) => (
        <section key={id} id={id} tabIndex={-1}>
          {picture ? <Picture {...find(picture)} /> : <Icon name={icon} />}
          <h3>{title}</h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </section>
      ))}
    </div>
  );
}

function Directory({ topics }: { readonly topics: readonly Topic[] }): ReactNode {
  return (
    <ul className="directory">
      {topics.map(({ id, icon, title, text }) => (
        <li key={id} id={id}>
          <Icon name={icon} />
          <h3>
            <a href={`#${id}`}>
              <KeepTogether>{title}</KeepTogether>
            </a>
          </h3>
          <p>
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}
