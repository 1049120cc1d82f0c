import { Link, Share2 } from 'lucide';
import type { ReactNode } from 'react';
import { articleAddress, type Post } from '#content/blog/findPost.ts';
import { articleLabels, copyLinkLabels } from '#content/blog/labels.ts';
import { useSite } from '../../../site.ts';
import { SvgIcon } from '../../../widgets/parts/SvgIcon.tsx';

/**
 * Ways to pass an article on. Without a script the first prepares a mail, and the second is the link itself; see
 * client/enhanceSharing.ts.
 */
export function ArticleShare({ post }: { readonly post: Post }): ReactNode {
  const { origin } = useSite();
  const url = origin + articleAddress(post);
  const mail = `mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(url)}`;
  return (
    <ul className="share article-share" aria-label={articleLabels.shareList}>
      <li>
        <a href={mail} data-share={url} data-share-title={post.title}>
          <SvgIcon drawing={Share2} size={20} /> {articleLabels.share}
        </a>
      </li>
      <li>
        <a href={url} data-copy={url}>
          <SvgIcon drawing={Link} size={20} /> <span>{copyLinkLabels.copy}</span>
        </a>
      </li>
    </ul>
  );
}
