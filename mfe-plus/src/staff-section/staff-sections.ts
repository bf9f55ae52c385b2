/** What the page of staff has, in its order: addresses within it, and messages `plus-staff-section-<id>`. */
export const staffSections = ['accounts', 'playgrounds', 'gaps', 'answers', 'newsletter', 'mail'] as const;
export type StaffSectionId = (typeof staffSections)[number];
