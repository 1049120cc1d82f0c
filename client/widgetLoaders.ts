import type { FunctionComponent } from 'react';
import type { WidgetName } from '#views/widgets/registry.ts';

export type { WidgetName };

type Loader = () => Promise<FunctionComponent<never>>;

/** Where the browser finds each widget: one chunk each, beside the shared ones. */
export const widgetLoaders = {
  careers: () => import('#views/widgets/Careers.tsx').then(({ Careers }) => Careers),
  'contact-form': () => import('#views/widgets/ContactForm.tsx').then((m) => m.ContactForm),
  'enquiry-popup': () => import('#views/widgets/EnquiryPopup.tsx').then((m) => m.EnquiryPopup),
  faq: () => import('#views/widgets/Faq.tsx').then(({ Faq }) => Faq),
  mission: () => import('#views/widgets/Mission.tsx').then(({ Mission }) => Mission),
  'technology-strip': () =>
    import('#views/widgets/TechnologyStrip.tsx').then((m) => m.TechnologyStrip),
  'use-cases': () => import('#views/widgets/UseCases.tsx').then(({ UseCases }) => UseCases),
} satisfies Record<WidgetName, Loader>;
