import type { ReactNode } from 'react';
import type { Topic } from '#content/sections.ts';
import { Icon } from '../Icon.tsx';
import { usePicture } from '../usePicture.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

/* Up to this many topics are explained at length. More of them are a directory. */
const few = 3;

interface TopicsProps {
  readonly topics: readonly Topic[];
  /** Below each other on a phone, instead of a row to swipe. */
  readonly isCompared?: true | undefined;
  /** Small pictures, each before its words, on a phone. */
  readonly isBrief?: true | undefined;
}

/** The topics of a page, each with its own anchor; in a directory the name of a topic is the link to it. */
export function Topics({ topics, ...look }: TopicsProps): ReactNode {
  return topics.length > few ? (
    <Directory topics={topics} />
  ) : (
    <Explained topics={topics} {...look} />
  );
}

function Explained({ topics, isCompared, isBrief }: TopicsProps): ReactNode {
  const find = usePicture();
  const isSwiped = !isCompared && topics.every(({ picture }) => picture);
  const onPhones = isBrief ? ' topics-brief' : isSwiped ? ' swipe-row' : '';
  return (
    <div className={`topics${onPhones}`}>
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
      {topics.map(({ id, icon, title, text, example }) => (
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
          {example && <code>{example}</code>}
        </li>
      ))}
    </ul>
  );
}
