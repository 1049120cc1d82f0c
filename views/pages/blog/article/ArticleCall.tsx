import type { ReactNode } from 'react';
import type { Post } from '#content/blog/findPost.ts';
import { articleCall } from '#content/blog/labels.ts';
import { topics } from '#content/blog/topics.ts';
import { contactUs } from '#content/contactActions.ts';
import { pages } from '#content/pages.ts';
import { headPictureOf } from '../../../headPictureOf.ts';
import { Call } from '../../../shell/Call.tsx';

/** The closing band: the service that the article is about with its picture, and a message that says so. */
export function ArticleCall({ post }: { readonly post: Post }): ReactNode {
  const service = post.service ?? topics[post.topic].service;
  const name = pages.find(({ path }) => path === service)?.name ?? '';
  return (
    <Call
      heading={articleCall.heading(name)}
      text={articleCall.text}
      head={headPictureOf(service)}
      actions={[
        { label: articleCall.see(name), href: service },
        { ...contactUs, href: `${contactUs.href}?about=${service.slice(1)}` },
      ]}
    />
  );
}
