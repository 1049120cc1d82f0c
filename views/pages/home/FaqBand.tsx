import type { ReactNode } from 'react';
import { faq } from '#content/faq.ts';
import type { PageState } from '#content/urlState.ts';
import { Island } from '../../Island.tsx';
import { Band } from '../../sections/Band.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';
import { homeHref } from './homeHref.ts';

/** The FAQ: six question tabs, one answer shown. */
export function FaqBand({ state }: { readonly state: PageState }): ReactNode {
  const find = usePicture();
  const items = faq.items.map((item) => ({
    ...item,
    href: homeHref(state, { faq: item.slug }, 'faq'),
  }));
  return (
    <Band kind="faq" id="faq" heading={faq.heading} intro={faq.intro}>
      <Picture {...find(faq.picture)} />
      <Island
        widget="faq"
        props={{ heading: faq.heading, items, selected: state.faq ?? '', contact: faq.contact }}
      />
    </Band>
  );
}
