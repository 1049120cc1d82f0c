import { describe, expect, test } from 'vitest';
import { about } from '#content/about.ts';
import { posts } from '#content/blog/posts.ts';
import { postings } from '#content/careers/postings.ts';
import { contact } from '#content/contact.ts';
import { faq } from '#content/faq.ts';
import { aboutUs } from '#content/home/aboutUs.ts';
import { digitalServices } from '#content/home/digitalServices.ts';
import { mission } from '#content/home/mission.ts';
import { coreServices, serviceCards } from '#content/home/serviceCards.ts';
import { technologies } from '#content/home/technologies.ts';
import { bbps } from '#content/services/bbps.ts';
import { payoutUseCases } from '#content/services/payoutUseCases.ts';
import { lists } from '../support/specification.ts';

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
const categories = bbps.sections.find((section) => section.kind === 'directory')?.entries ?? [];

/** What content/ has for each fixed list. */
const actual: Readonly<Record<keyof typeof lists, readonly string[]>> = {
  'four service cards': titles(serviceCards),
  'six core services': titles(coreServices),
  'seven mission points': titles(mission.points),
  'five digital services': titles(digitalServices.items),
  'nine technologies': titles(technologies.items),
  'five payout use cases': titles(payoutUseCases),
  'twelve BBPS categories': titles(categories),
  'three offices': contact.offices.map(({ name }) => name),
};

test.each(Object.entries(lists))('the %s have their titles', (name, expected) => {
  expect(actual[name as keyof typeof lists]).toEqual(expected);
});

test('headings have the specified words', () => {
  expect(
    [mission, aboutUs, digitalServices, technologies, contact].map((each) => each.heading),
  ).toEqual([
    'Our Mission',
    'About Us',
    'We Provide Digital Services',
    'Technologies We Use',
    'Get in touch with us',
  ]);
  expect(about.aim.heading).toMatch(
    /first decentralized dynamic marketplace for institutional unsecured capital/,
  );
});

describe('thirty blog posts', () => {
  test('each has an id, a title, a description and a picture of its own', () => {
    expect(posts).toHaveLength(30);
    for (const values of [
      posts.map(({ id }) => id),
      posts.map(({ title }) => title),
      posts.map(({ description }) => description),
      posts.map(({ image }) => image.name),
      posts.map(({ image }) => image.alt),
    ]) {
      expect(isUnique(values)).toBe(true);
    }
  });

  test.each(posts)('$title: 60 to 100 words', ({ description }) => {
    const count = description.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(100);
  });
});

test('six questions on the specified subjects', () => {
  expect(faq.items).toHaveLength(6);
  const subjects = [/equipment/, /services/, /access/, /previous work/, /industries/, /started/];
  subjects.forEach((subject, index) => {
    expect(faq.items[index]?.question).toMatch(subject);
  });
});

test('two job postings', () => {
  expect(postings).toMatchObject([
    { jobTitle: 'Android Developer', salary: { from: 3, to: 12 } },
    { jobTitle: 'Sr. Software Developer', salary: { from: 5, to: 20 } },
  ]);
  expect(postings).toHaveLength(2);
  for (const { jobType } of postings) expect(jobType).toBe('Full Time, work from office');
});

test('UAE and USA are coming soon; the hours are those of the office', () => {
  expect(contact.offices.slice(1)).toMatchObject([
    { status: 'Coming Soon' },
    { status: 'Coming Soon' },
  ]);
  expect(contact.hours).toEqual([
    { days: 'Mon-Sat', time: '10:00 AM - 07:00 PM' },
    { days: 'Sun', time: '12:00 PM - 07:00 PM' },
  ]);
  expect(contact.location).toBe('Kolkata, India');
});
