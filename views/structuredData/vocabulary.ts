/**
 * The part of schema.org that the site uses, with the properties that it sets. Typed here because the published types
 * of the whole vocabulary are half a million: they take ten times as long to check as the rest of the project.
 */

export interface Organization {
  readonly '@type': 'Organization';
  readonly '@id'?: string;
  readonly name: string;
  readonly legalName?: string;
  readonly vatID?: string;
  readonly url?: string;
  readonly logo?: string;
  readonly address?: PostalAddress;
  readonly contactPoint?: readonly ContactPoint[];
  readonly sameAs?: readonly string[];
}

export interface PostalAddress {
  readonly '@type': 'PostalAddress';
  readonly streetAddress?: string;
  readonly addressLocality: string;
  readonly addressRegion?: string;
  /** ISO 3166-1, two letters. */
  readonly addressCountry: 'IN';
}

export interface ContactPoint {
  readonly '@type': 'ContactPoint';
  readonly contactType?: string;
  readonly areaServed?: 'IN';
  readonly telephone?: readonly string[];
  readonly email?: string | readonly string[];
}

export interface WebSite {
  readonly '@type': 'WebSite';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly inLanguage: 'en-IN';
  readonly publisher: { readonly '@id': string };
  readonly potentialAction: SearchAction;
}

export interface SearchAction {
  readonly '@type': 'SearchAction';
  readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
  readonly 'query-input': string;
}

export interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

export interface FAQPage {
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
}

export interface Service {
  readonly '@type': 'Service';
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly areaServed: { readonly '@type': 'Country'; readonly name: string };
  readonly provider: Organization;
}

export interface Blog {
  readonly '@type': 'Blog';
  readonly '@id': string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly inLanguage: 'en-IN';
  readonly publisher: Organization;
  readonly blogPost: readonly BlogPosting[];
}

export interface BlogPosting {
  readonly '@type': 'BlogPosting';
  readonly headline: string;
  readonly url: string;
  readonly image: string;
  /** `YYYY-MM-DD`, as is `dateModified`. */
  readonly datePublished: string;
  readonly author: Organization;
  readonly description?: string;
  readonly mainEntityOfPage?: string;
  readonly isPartOf?: { readonly '@id': string };
  readonly dateModified?: string;
  readonly inLanguage?: 'en-IN';
  readonly articleSection?: string;
  readonly wordCount?: number;
  readonly publisher?: Organization;
  readonly citation?: readonly CreativeWork[];
}

/** What an article rests on. */
export interface CreativeWork {
  readonly '@type': 'CreativeWork';
  readonly name: string;
  readonly author: Organization;
  readonly url?: string;
}

export interface JobPosting {
  readonly '@type': 'JobPosting';
  readonly title: string;
  /** HTML. */
  readonly description: string;
  readonly identifier: {
    readonly '@type': 'PropertyValue';
    readonly name: string;
    readonly value: string;
  };
  readonly url: string;
  /** `YYYY-MM-DD`, as is `validThrough`. */
  readonly datePosted: string;
  readonly validThrough?: string;
  readonly employmentType: 'FULL_TIME';
  readonly hiringOrganization: Organization;
  readonly employmentUnit: Organization;
  readonly jobLocation: { readonly '@type': 'Place'; readonly address: PostalAddress };
  readonly baseSalary: {
    readonly '@type': 'MonetaryAmount';
    readonly currency: 'INR';
    readonly value: {
      readonly '@type': 'QuantitativeValue';
      readonly minValue: number;
      readonly maxValue: number;
      readonly unitText: 'YEAR';
    };
  };
  readonly applicationContact?: ContactPoint;
}

/** Anything that a page may describe in a data block of its own. */
export type Thing =
  | Organization
  | WebSite
  | BreadcrumbList
  | FAQPage
  | Service
  | Blog
  | BlogPosting
  | JobPosting;
