import { expect, test } from 'vitest';
import { isControlName } from './form-controls.ts';

test('ignores controls with other names', () => expect(isControlName('toString')).toBe(false));
