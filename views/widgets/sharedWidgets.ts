import { Careers } from './Careers.tsx';
import { ContactForm } from './ContactForm.tsx';
import { EnquiryPopup } from './EnquiryPopup.tsx';
import { Faq } from './Faq.tsx';
import { Mission } from './Mission.tsx';
import { TechnologyStrip } from './TechnologyStrip.tsx';
import { UseCases } from './UseCases.tsx';

/** The widgets of the home page and all others whose code comes with them in one file. */
export const sharedWidgets = {
  careers: Careers,
  'contact-form': ContactForm,
  'enquiry-popup': EnquiryPopup,
  faq: Faq,
  mission: Mission,
  'technology-strip': TechnologyStrip,
  'use-cases': UseCases,
} as const;
