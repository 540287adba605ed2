/** The school's package. */
package cn.edu.school;
