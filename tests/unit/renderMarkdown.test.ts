import { expect, test } from 'vitest';
import { renderMarkdown } from '#views/renderMarkdown.ts';

test('a heading keeps a link in one piece, and an article with its noun', () => {
  const { html, headings } = renderMarkdown('## Ask [the office](/Contact) for a copy');
  expect(html).toBe(
    '<h2 id="ask-the-office-contact-for-a-copy">Ask <a href="/Contact">the\u00a0office</a> for a\u00a0copy</h2>\n',
  );
  expect(headings).toHaveLength(1);
});

test('a number does not part from its unit of time, nor that from its comma', () => {
  const { html } = renderMarkdown('Within 24 hours, or in 10–15 business days; T+5 holds.');
  expect(html).toBe(
    '<p>Within <span class="keep-together">24 hours,</span> or in <span class="keep-together">10–15 business days;</span> T+5 holds.</p>\n',
  );
});

test('a block quote is a note', () => {
  const { html } = renderMarkdown('> **Beware.** Close it.\n\n1. Stop');
  expect(html).toBe(
    '<div class="callout"><p><strong>Beware.</strong> Close it.</p>\n</div>\n' +
      '<ol>\n<li>Stop</li>\n</ol>\n',
  );
});

test('a short word with a hyphen does not break, in text only', () => {
  const { html } = renderMarkdown('No one-time password & no [form](/one-time) for CERT-In.');
  expect(html).toBe(
    '<p>No <span class="keep-together">one-time</span> password &amp; no <a href="/one-time">form</a> for <span class="keep-together">CERT-In.</span></p>\n',
  );
});
