import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { articleAddress, type Post } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { usePicture } from '../../usePicture.ts';
import { KeepTogether } from '../../widgets/parts/KeepTogether.tsx';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';
import type { FoundPost } from '../pageProps.ts';
import { MarkedText } from './MarkedText.tsx';
import { PostFacts } from './PostFacts.tsx';
import { squareOf } from './squareOf.ts';
import { wholeSentences } from './truncate.ts';

/* The number of characters that fit on three lines of a card, and beside the cover of the large one. */
const mostCharacters = { small: 110, large: 225 } as const;

interface PostCardProps {
  readonly post: Post;
  readonly size: keyof typeof mostCharacters;
  /** Its cover is the largest picture of the first screen, so it does not load lazily. */
  readonly isFirst: boolean;
  /** On a phone its cover is as wide as the card, and no square beside the words. */
  readonly isWideOnPhones: boolean;
  /** A step below the heading of the page or of the band. */
  readonly level?: 2 | 3;
  /** Shown in place of the description, if a search found the post. */
  readonly found?: FoundPost | undefined;
}

/** A post in the list: its cover, its words, and the arrow that leads to its article. All of the card can be clicked. */
export function PostCard(props: PostCardProps): ReactNode {
  const { post, size, isFirst, isWideOnPhones, level = 2, found } = props;
  const Title = `h${level}` as const;
  const find = usePicture();
  const { id, title, description, image } = post;
  const cover = find(image);
  return (
    <article className="card post" id={id} aria-labelledby={`${id}-title`}>
      <Picture
        {...cover}
        narrow={isWideOnPhones ? undefined : squareOf(cover)}
        eager={isFirst}
        becomes={image.name}
      />
      <PostFacts post={post} />
      <Title id={`${id}-title`}>
        <KeepTogether draw={found && ((piece) => marked(piece, found))}>{title}</KeepTogether>
      </Title>
      <p className="post-beginning">
        {found ? marked(found.passage, found) : wholeSentences(description, mostCharacters[size])}
      </p>
      <a className="post-arrow" href={articleAddress(post)} aria-label={journal.read(title)}>
        <SvgIcon drawing={ArrowRight} size={20} />
      </a>
    </article>
  );
}

const marked = (text: string, { words }: FoundPost): ReactNode => (
  <MarkedText words={words}>{text}</MarkedText>
);
