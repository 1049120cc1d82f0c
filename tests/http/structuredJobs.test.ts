import { describe, expect, test } from 'vitest';
import { postings } from '#content/careers/postings.ts';
import { readPage } from '../support/readPage.ts';
import { app, ofType, thingsOn } from '../support/structuredData.ts';

describe('the job postings', () => {
  const jobPostings = async () => {
    const things = await Promise.all(postings.map(({ id }) => thingsOn(`/Career?job=${id}`)));
    return ofType(things.flat(), 'JobPosting');
  };

  test('state place, salary and employment, and no last day', async () => {
    const jobs = await jobPostings();
    expect(jobs).toMatchObject([
      {
        title: 'Android Developer',
        baseSalary: { value: { minValue: 300_000, maxValue: 1_200_000 } },
      },
      {
        title: 'Sr. Software Developer',
        baseSalary: { value: { minValue: 500_000, maxValue: 2_000_000 } },
      },
    ]);
    for (const [index, job] of jobs.entries()) {
      expect(job).toMatchObject({
        employmentType: 'FULL_TIME',
        datePosted: postings[index]?.timestamp,
        baseSalary: { currency: 'INR', value: { unitText: 'YEAR' } },
        jobLocation: {
          address: {
            addressLocality: 'Kolkata',
            addressRegion: 'West Bengal',
            addressCountry: 'IN',
          },
        },
      });
      expect(job.validThrough).toBeUndefined();
    }
  });

  test('hold the whole description as HTML', async () => {
    const jobs = await jobPostings();
    for (const [index, { description }] of jobs.entries()) {
      const posting = postings[index];
      for (const item of posting?.qualifications ?? [])
        expect(description).toContain(`<li>${item}</li>`);
      for (const part of posting?.jobDescription ?? [])
        expect(description).toContain(part.descriptionTitle);
    }
  });

  test('lead to the posting itself', async () => {
    const jobs = await jobPostings();
    for (const { url, title } of jobs) {
      const { pathname, search } = new URL(String(url));
      const $ = await readPage(app, pathname + search);
      expect($('[aria-current], [aria-selected=true]').text()).toContain(title);
    }
  });
});
