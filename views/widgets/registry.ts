import { Careers } from './Careers.tsx';
import { ContactForm } from './ContactForm.tsx';
import { EnquiryPopup } from './EnquiryPopup.tsx';
import { Faq } from './Faq.tsx';
import { Mission } from './Mission.tsx';
import { TechnologyStrip } from './TechnologyStrip.tsx';
import { UseCases } from './UseCases.tsx';

/**
 * Every widget, by the name of its island in the page. The server renders from this list, and the browser hydrates from
 * it.
 */
export const widgets = {
  careers: Careers,
  'contact-form': ContactForm,
  'enquiry-popup': EnquiryPopup,
  faq: Faq,
  mission: Mission,
  'technology-strip': TechnologyStrip,
  'use-cases': UseCases,
} as const;

export type WidgetName = keyof typeof widgets;
