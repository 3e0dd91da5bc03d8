import { useEffect, useState } from 'react';

/** Returns a value once it hasn't changed for some milliseconds, so that typing is announced once. */
export function useSettled<Value>(value: Value, quiet: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}
